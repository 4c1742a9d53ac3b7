import { useEffect } from "preact/hooks";

/** Have the tab say what the page is of. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Silverkey`;
  }, [title]);
}
