import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { local } from "./dev-local.ts";
import { ourLanguages } from "./our-languages.ts";
import { theWorld } from "./world.ts";

const server = process.env.RULEBOUND_URL ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [react(), local(), ourLanguages(), theWorld()],
  build: { outDir: "../rulebound/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
