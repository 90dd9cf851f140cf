import type { ChoiceField, Form } from './form.ts';

/**
 * What an author may say beside the configuration of a widget: that it waits for a visitor's first press, pointer or focus
 * (contract, section 2: `data-load`; decision 185 says what for). Stored under this name, and never part of the configuration.
 */
export const waiting = {
  kind: 'choice',
  name: 'dataLoad',
  title: 'When it comes',
  description:
    'Otherwise it comes by itself, as usual. Waiting saves visitors most of the page’s code. Only for what stands in its place and says everything already, with links that work and nothing of the visitor’s own. The first press on it then takes up to a second on a slow phone, and a link that is followed before sends no event.',
  isRequired: false,
  choices: [{ value: 'interaction', title: 'When a visitor first touches, points at or focuses it' }],
} as const satisfies ChoiceField;

/** Whether a widget may wait: those of the family of texts, tables and lists of cards, since words of the CMS can say all of it. */
export const mayWait = ({ family }: Form): boolean => family === 'Editorial content';
