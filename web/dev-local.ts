// While developing, catalogues and fixtures come straight from the disk: a board can be drawn without a server.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../rulebound/locales");
const FIXTURES = resolve(import.meta.dirname, "fixtures");

/** The files of a catalogue: `name.ftl` and its parts, `name.part.ftl`. */
function parts(language: string, name: string): string[] {
  const folder = resolve(LOCALES, language);
  if (!existsSync(folder)) return [];
  const own = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && file.endsWith(".ftl"));
  return own.sort().map((file) => resolve(folder, file));
}

export function local(): Plugin {
  return {
    name: "rulebound-local",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        const words = /^\/api\/words\/(\w+)\/([\w-]+)\.ftl$/.exec(path);
        const faces = /^\/api\/faces\/(\w+)$/.exec(path);
        const fixture = /^\/fixtures\/([\w.-]+)$/.exec(path);
        const files = words
          ? parts(words[1]!, words[2]!)
          : faces
            ? [resolve(FIXTURES, `${faces[1]}.faces.json`)]
            : fixture
              ? [resolve(FIXTURES, fixture[1]!)]
              : [];
        if (!files.length || !files.every(existsSync)) return next();
        response.setHeader("Content-Type", words ? "text/plain; charset=utf-8" : "application/json");
        response.end(files.map((file) => readFileSync(file, "utf8")).join("\n"));
      });
    },
  };
}
