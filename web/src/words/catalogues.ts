// Catalogues are fetched once for each language and name.
const fetched = new Map<string, Promise<string>>();

export function catalogue(language: string, name: string): Promise<string> {
  const path = `/api/words/${language}/${name}.ftl`;
  let text = fetched.get(path);
  if (!text) {
    text = fetch(path).then((response) => (response.ok ? response.text() : ""));
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

export function catalogues(language: string, names: readonly string[]): Promise<string[]> {
  return Promise.all(names.map((name) => catalogue(language, name)));
}
