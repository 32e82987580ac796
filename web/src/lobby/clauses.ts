// Clauses as the server lists them, in the order of the reference.
export interface Clause {
  id: string;
  says: string;
}

/** Where the clauses of a game are listed in a language. */
export const clausesPath = (game: string, language: string) =>
  `/api/rules/${encodeURIComponent(game)}?language=${language}`;

/** Those in which every word that is sought occurs, in the wording or in the number. */
export function matching(clauses: readonly Clause[], sought: string): readonly Clause[] {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return clauses;
  return clauses.filter((clause) => {
    const text = `${clause.id} ${clause.says}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** By chapter, the part of the number before its first dot; in the order in which chapters first come. */
export function byChapter(clauses: readonly Clause[]): [string, Clause[]][] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const name = chapterOf(clause.id);
    const chapter = chapters.get(name);
    if (chapter) chapter.push(clause);
    else chapters.set(name, [clause]);
  }
  return [...chapters];
}

/** A chapter's heading as a reader would write it: "skill-tests.1" is in "Skill tests"; bare numbers stay. */
function chapterOf(id: string): string {
  const first = id.split(".")[0] ?? id;
  if (/^\d/.test(first)) return first.replace(/\D.*$/, "").replace(/^0*(\d)(\d\d)$/, "$100");
  const words = first.replace(/-\d+$/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
