// Does a link lead to this machine only? Then nobody else can follow it.
const HERE = ["localhost", "127.0.0.1", "[::1]"];

export function leadsHereOnly(): boolean {
  return HERE.includes(location.hostname);
}
