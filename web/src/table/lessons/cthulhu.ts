import type { Lesson } from "./lesson";

/** A first game of Call of Cthulhu: the Agency and Miskatonic University against the Syndicate and Hastur. */
export const CTHULHU_LESSON: Lesson = {
  title: "A first game of Call of Cthulhu",
  table: {
    wish: { game: "cthulhu", seed: 35, decks: ["Agency, Miskatonic University", "Syndicate, Hastur"] },
    seats: [{ name: "You" }, { name: "Bot", bot: "heuristic" }],
  },
  hints: [
    {
      id: "hand",
      when: { asked: "mulligan" },
      at: ".hand",
      says: [
        "Welcome. You win this game by winning three of the stories in the middle of the table.",
        "These eight cards are your first hand. Point at one, or hold your finger on it, to read it. Three of them are to become resources, which pay for the others. Click one that costs much: you will not miss it soon.",
      ],
    },
    {
      id: "setup",
      when: { asked: "setup resource" },
      at: '.side[data-own="true"] .domains',
      says: [
        "Each of your three domains gets one resource. A card can be paid for only where a resource of its own colour lies, so take care that both of your colours are among them.",
      ],
    },
    {
      id: "resource",
      when: { asked: "resource" },
      at: '.side[data-own="true"] .domains',
      says: [
        "You have drawn, and may attach one more card to a domain, each turn. A domain with two resources pays for a card that costs two.",
        "Drag a card to a domain, or click the one and then the other.",
      ],
    },
    {
      id: "operations",
      when: { asked: "action", phase: "operations", turn: "yours" },
      at: ".hand",
      says: [
        "Now play cards: those that are lit. Their cost is in the corner. One domain pays for one card and is then drained until your next turn, whatever it had to spare.",
        "Characters with icons are what you need most. Click one, or drag it to the domain that is to pay.",
      ],
    },
    {
      id: "drain",
      when: { asked: "drain" },
      at: '.side[data-own="true"] .domains',
      says: ["Several domains could pay. Drain the one that fits the cost best, and keep the larger for later."],
    },
    {
      id: "more",
      when: { asked: "action", phase: "operations", turn: "yours", after: "operations" },
      at: ".prompt",
      says: [
        "Play on while you can, and then pass: Space, or the button. Passing here ends the phase, so the key wants to be pressed twice.",
        "What cannot be done says why: point at a card and press w. What you did by mistake, u takes back.",
      ],
    },
    {
      id: "theirs",
      when: { turn: "others", shown: ["turn begins", "resource", "use", "draw"] },
      at: ".prompt",
      says: [
        "It is the bot’s turn. What it does is shown here, one thing after the other; Space shows all of it at once. Beside the board it is told once more, and stays there until you answer.",
      ],
    },
    {
      id: "defend",
      when: { asked: "defend" },
      at: ".stories",
      says: [
        "The bot has sent characters to a story. You may send yours against them, but only to where they are.",
        "An attack that nobody opposes places two success tokens at once. But whoever loses a Terror or Combat struggle loses a character.",
      ],
    },
    {
      id: "commit",
      when: { asked: "commit characters" },
      at: ".stories",
      says: [
        "The story phase: here games are won. Drag a character to a story, or click the one and then the other. Who goes is exhausted and cannot defend in the bot’s next turn.",
        "Where nobody stands against you, even a single character with skill makes two tokens. Nothing is final before you press Done.",
      ],
    },
    {
      id: "struggles",
      when: { shown: "struggle decided" },
      at: ".story[data-shining='true'] .story-middle",
      says: [
        "A story resolves from left to right: Terror, Combat, Arcane, Investigation. Each goes to the side with more of its icons.",
        "Terror drives one of the loser’s characters insane, Combat wounds one, Arcane readies one of yours, Investigation places a token. In the end the attacker succeeds if he has more skill.",
      ],
    },
    {
      id: "hurt",
      when: { asked: ["insane by struggle", "wound by struggle"] },
      at: ".prompt",
      says: [
        "You have lost a struggle, and choose who suffers for it. An insane character lies face down until one of yours is restored at the beginning of your turn; a wounded one is destroyed, unless it is tough.",
      ],
    },
    {
      id: "answer",
      when: { asked: ["respond", "disrupt"] },
      at: ".prompt",
      says: [
        "A card of yours may answer what happens. You are asked only where an answer could make a difference; under Passing you can say when you want to be asked, and when not.",
      ],
    },
    {
      id: "won",
      when: { asked: "execute story" },
      at: ".prompt",
      says: [
        "You have won a story! Its text may happen, if you want it to: read it first. Three stories win the game.",
      ],
    },
    {
      id: "end",
      when: { asked: ["action", "resource"], turn: "yours", from: 4, after: "commit" },
      says: [
        "That is all you need to begin with: resources, characters, stories. Five tokens of yours win a story, and three stories the game.",
        "In the log each line opens the cards and, behind §, the rulings that it rests on. ? shows every key. The game is yours now.",
      ],
      last: true,
    },
  ],
};
