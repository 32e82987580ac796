// Two soft notes, made on the spot.
import { preferences } from "../theme/preferences";

let context: AudioContext | null = null;
const NOTES = [587.33, 880];

export function chime(): void {
  if (!preferences().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of NOTES.entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const start = now + index * 0.16;
    note.type = "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.75);
  }
}
