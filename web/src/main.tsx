import "./design/tokens.css";
import "./design/base.css";
import "./design/components.css";
import "./cards/card.css";
import "./cards/token.css";
import "./cards/small.css";
import "./cards/large.css";
import "./app/shell.css";
import { render } from "preact";
import { PAGES, WORKSHOP } from "./app/routes";
import { Shell } from "./app/shell";
import { keepSettings } from "./base/settings";

const root = document.getElementById("app");
if (!root) throw new Error("The page has no place for the app.");
keepSettings(document.documentElement);
render(<Shell pages={[...PAGES, ...WORKSHOP]} />, root);
