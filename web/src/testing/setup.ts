import { afterEach } from "vitest";
import { clear } from "./render";

afterEach(clear);
