export { default } from "./plain";
export const phases = ["dusk", "watch", "vigil", "dawn"];
