import { useMemo, useSyncExternalStore } from 'react';
import { countryCodes } from '#src/countries/codes.ts';
import { userVisa } from '#src/storage/storage.ts';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { toJson } from '#src/text/json.ts';

/** What a visitor last asked about visas; other widgets begin with the nationality. */
export interface VisaAnswers {
  /** ISO 3166-1 alpha-2, as the other countries. */
  readonly nationality?: string;
  readonly documentType?: string;
  readonly purpose?: string;
  readonly residenceIn?: string;
}

/** The answers of this session; of what another script left there, texts alone are read. */
export function readVisaAnswers(): VisaAnswers {
  try {
    const kept: unknown = JSON.parse(readKey(userVisa) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string' && value.length <= 40);
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

/** Keeps some answers beside the others. */
export const keepVisaAnswers = (answers: VisaAnswers): void =>
  void writeKey(userVisa, toJson({ ...readVisaAnswers(), ...answers }));

function keptNationality(): string | undefined {
  const { nationality } = readVisaAnswers();
  return nationality !== undefined && countryCodes.includes(nationality) ? nationality : undefined;
}

const onChange = (listener: () => void) => subscribe(userVisa, listener);

/** The nationality of the answers, where it is a country; undefined on a server. */
export const useKeptNationality = (): string | undefined =>
  useSyncExternalStore(onChange, keptNationality, () => undefined);

/** The text that is kept. It is the same until something changes, unlike what is read of it. */
const keptText = (): string | undefined => readKey(userVisa);

/** The answers of this session, a known country among them or none; nothing on a server. */
export function useKeptVisaAnswers(): VisaAnswers {
  const text = useSyncExternalStore(onChange, keptText, () => undefined);
  return useMemo(() => {
    if (text === undefined) return {};
    const { nationality, ...others } = readVisaAnswers();
    return nationality !== undefined && countryCodes.includes(nationality)
      ? { nationality, ...others }
      : others;
  }, [text]);
}
