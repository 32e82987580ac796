// While developing, catalogues and fixtures come straight from the disk: a board can be drawn without a server.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LOCALES = resolve(import.meta.dirname, "../rulebound/locales");
const FIXTURES = resolve(import.meta.dirname, "fixtures");

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
        const file = words
          ? resolve(LOCALES, words[1]!, `${words[2]}.ftl`)
          : faces
            ? resolve(FIXTURES, `${faces[1]}.faces.json`)
            : fixture
              ? resolve(FIXTURES, fixture[1]!)
              : "";
        if (!file || !existsSync(file)) return next();
        response.setHeader("Content-Type", words ? "text/plain; charset=utf-8" : "application/json");
        response.end(readFileSync(file));
      });
    },
  };
}
