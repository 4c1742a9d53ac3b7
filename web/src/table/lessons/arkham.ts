import type { Lesson } from "./lesson";

/** A first game of Arkham Horror: Roland Banks alone in The Gathering, on easy. */
export const ARKHAM_LESSON: Lesson = {
  title: "A first game of Arkham Horror",
  table: {
    wish: {
      game: "arkham",
      seed: 3,
      decks: ["Roland Banks"],
      settings: { scenario: "The Gathering", difficulty: "easy" },
    },
    seats: [{ name: "You" }],
  },
  hints: [
    {
      id: "hand",
      when: { asked: "mulligan" },
      at: ".hand",
      says: [
        "Welcome. You are Roland Banks, and something is wrong in your house. You play against the scenario, not against anybody.",
        "This is your first hand. Click what you would rather not have, and draw as many other cards for it; then go on with the button. A weapon and a card that helps you find clues are worth keeping.",
      ],
    },
    {
      id: "scene",
      when: { asked: "action" },
      at: ".scene",
      says: [
        "Here stands what you want and what you fear. The act says how many clues you need; spend them there, and the story goes on your way. The agenda gathers doom, one each round, and when it is full, the story goes on another way.",
      ],
    },
    {
      id: "actions",
      when: { asked: "action", after: "scene" },
      at: ".investigator",
      says: [
        "You have three actions in each turn. Investigate where you are, to find a clue. Play a card, if you can pay for it. Draw a card, take a resource, or move, once there is somewhere to go.",
        "Beside each answer stands how likely it is to succeed. What gives clues is a good beginning.",
      ],
    },
    {
      id: "commit",
      when: { asked: "commit" },
      at: ".skill-test",
      says: [
        "A skill test: your skill against a difficulty, and a token from the chaos bag changes your skill before they are compared. If you have at least as much, you succeed.",
        "Cards of your hand with fitting icons can be committed: each icon is one more. They are discarded afterwards, so commit where it matters; the odds change as you do. Then go on with the button.",
      ],
    },
    {
      id: "token",
      when: { shown: ["reveal token", "test ends", "succeed", "fail"] },
      at: ".bag",
      says: [
        "That was a token out of the bag. A number is added to your skill; the symbols do what the scenario card says; the tentacles fail whatever you try. The tokens go back into the bag each time.",
      ],
    },
    {
      id: "advance",
      when: { asked: "action", after: "token" },
      at: ".scene",
      says: [
        "As soon as you hold the clues that the act asks for, spending them is among your answers, and takes no action. When you have used your actions, end your turn: the answer is in the list.",
        "What you did by mistake, u takes back, as long as you have seen nothing new since. Why a card cannot be used, it says when you point at it and press w.",
      ],
    },
    {
      id: "enemies",
      when: { phase: "enemy" },
      says: [
        "The enemy phase: every ready enemy that is engaged with you attacks. Whoever stands before you can be fought or evaded in your own turn; whatever else you do there, he strikes first.",
      ],
    },
    {
      id: "encounter",
      when: { shown: ["encounter", "revelation", "spawn"] },
      says: [
        "The mythos phase: doom is placed on the agenda, and you draw a card of the encounter deck. It is never good. What stays is in your threat area, before you.",
      ],
    },
    {
      id: "assign",
      when: { asked: "assign" },
      says: [
        "Damage and horror go to you, or to assets of yours that have health or sanity of their own. You are defeated when you have none left of either.",
      ],
    },
    {
      id: "react",
      when: { asked: ["react", "window"] },
      at: ".prompt",
      says: [
        "Something that you hold may be used just now. You are asked only where there is something; under Passing you can say when.",
      ],
    },
    {
      id: "end",
      when: { asked: "action", from: 3, after: "advance" },
      says: [
        "That is a round: the mythos phase, your turn, the enemy phase, and upkeep, in which cards ready, and you draw a card and take a resource.",
        "In the log each line opens the cards and, behind §, the rulings that it rests on. ? shows every key. The house is yours now, what is left of it.",
      ],
      last: true,
    },
  ],
};
