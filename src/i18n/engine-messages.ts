import type { Language } from './languages.ts';
import type { Messages } from './messages.ts';

/** Words of engines in one language, by the path of the engine's folder in `src`. */
export type EngineMessages = Readonly<Record<string, Messages>>;

/** Apart by language, since a server writes pages in all of them. */
const known = new Map<Language, EngineMessages>();

/** Keeps the words of engines; called before any code of these engines runs. */
export function addEngineMessages(language: Language, messages: EngineMessages | undefined): void {
  known.set(language, { ...known.get(language), ...messages });
}

/** The words of an engine; none where they have not been added. */
export const engineMessages = (language: Language, engine: string): Messages =>
  known.get(language)?.[engine] ?? {};
