// Which steps have been said at a table: a reload or a visit to the lobby does not start the lesson again.
const name = (table: string) => `rulebound-guide-${table}`;

export function saidAt(table: string): readonly string[] {
  try {
    const said = JSON.parse(sessionStorage.getItem(name(table)) ?? "[]") as unknown;
    return Array.isArray(said) ? said.map(String) : [];
  } catch {
    return [];
  }
}

export function keepSaid(table: string, said: readonly string[]): readonly string[] {
  sessionStorage.setItem(name(table), JSON.stringify(said));
  return said;
}

/** Is a lesson going on at this table? */
export function isLesson(table: string): boolean {
  return sessionStorage.getItem(name(table)) !== null;
}

export function endLesson(table: string): void {
  sessionStorage.removeItem(name(table));
}
