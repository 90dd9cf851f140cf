import type { Language } from './languages.ts';

/** Whether a language says the family's name before the given one: Chinese and Japanese do. */
export const saysFamilyFirst = (language: Language): boolean => language === 'ja' || language === 'zh';
