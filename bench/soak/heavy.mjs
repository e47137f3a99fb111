// Processor time, and nothing else: what a request costs where its own work is more than the framework's and the client's.
import { pbkdf2Sync } from "node:crypto";

const ROUNDS = 5_000;

export const heavyWork = () => pbkdf2Sync("secret", "salt", ROUNDS, 32, "sha256");
