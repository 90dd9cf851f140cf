import { useSyncExternalStore } from 'react';
import type { Learnt } from './phrases.ts';

/** What speaks; undefined where the browser has nothing that does, and on a server. */
const synthesis = (): SpeechSynthesis | undefined =>
  typeof window === 'undefined' ? undefined : window.speechSynthesis;

/** A voice for a language. One on the device comes first: it speaks without a connection. */
export function findVoice(language: Learnt): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const fitting = voices.filter(({ lang }) => /^[a-z]+/i.exec(lang)?.[0].toLowerCase() === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0];
}

/** Voices come late, and with a language that is installed. */
function onVoices(listener: () => void): () => void {
  const speaker = synthesis();
  speaker?.addEventListener('voiceschanged', listener);
  return () => speaker?.removeEventListener('voiceschanged', listener);
}

/** Whether the browser has a voice for a language; not yet on a server. */
export const useHasVoice = (language: Learnt): boolean =>
  useSyncExternalStore(
    onVoices,
    () => findVoice(language) !== undefined,
    () => false,
  );
