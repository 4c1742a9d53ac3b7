import { toast } from "./toasts";

/**
 * Put a text into the clipboard and say so. Over plain http, or where pages may not do that, it is told instead, to be
 * copied by hand.
 */
export async function copied(text: string, said: string, otherwise = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast(otherwise);
    return;
  }
  toast(said);
}
