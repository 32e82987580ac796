import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { followLink } from "./router";
import "./theme/base.css";

document.addEventListener("click", followLink);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
