// Which page is shown: a table, or the lobby with everything else.
import { lazy, Suspense } from "react";
import { I18nProvider } from "react-aria-components";
import { ErrorBoundary } from "./error-boundary";
import { usePath } from "./router";
import { LanguageProvider, useLanguage } from "./words";

const Lobby = lazy(() => import("./lobby"));
const TableRoom = lazy(() => import("./table/TableRoom"));
const FixtureRoom = import.meta.env.DEV ? lazy(() => import("./fixture")) : null;

export function App() {
  return (
    <ErrorBoundary>
      <LanguageProvider>
        <Localized />
      </LanguageProvider>
    </ErrorBoundary>
  );
}

function Localized() {
  const { language } = useLanguage();
  return (
    <I18nProvider locale={language}>
      <Suspense fallback={<div className="loading" />}>
        <Page />
      </Suspense>
    </I18nProvider>
  );
}

function Page() {
  const [, place, name] = usePath().split("/");
  if (place === "table" && name) return <TableRoom key={name} id={decodeURIComponent(name)} />;
  if (FixtureRoom && place === "fixture" && name) return <FixtureRoom key={name} name={name} />;
  return <Lobby />;
}
