import type { Family } from '../../src/schema/families.ts';
import { componentName, widgetTitle } from '../schema/component-name.ts';

/** What must be known of a widget before it is written. */
export interface NewWidget {
  /** In kebab-case: the folder, and the value of `data-component`. */
  readonly name: string;
  readonly family: Family;
  readonly purpose: string;
  /** Name and purpose in Arabic, for authors. */
  readonly arabicName: string;
  readonly arabic: string;
  /** Other words under which an author looks for it, with commas between them, in English and in Arabic; else the purpose. */
  readonly words?: string | undefined;
  readonly arabicWords?: string | undefined;
  readonly modes: readonly string[];
  readonly load: string;
}

/** A text as the formatter quotes it. */
const quote = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a new widget, by path in its folder: the smallest one that the walk over all widgets accepts. It shows
 * its title and description, and asks its author for the title.
 */
export function folderOf({
  name,
  family,
  purpose,
  arabicName,
  arabic,
  words = purpose.toLowerCase(),
  arabicWords = arabic,
  modes,
  load,
}: NewWidget): Record<string, string> {
  const Name = componentName(name);
  return {
    'widget.ts': `import * as z from 'zod';
import { baseFields } from '#src/schema/base.ts';
import { defineWidget } from '#src/schema/define-widget.ts';

const widget = defineWidget({
  family: ${quote(family)},
  purpose: ${quote(purpose)},
  words: ${quote(words)},
  modes: [${modes.map(quote).join(', ')}],
  load: '${load}',
  placeholderFields: ['title'],
  schema: z.object({ ...baseFields }),
  examples: {
    default: 'As an author usually fills it in.',
  },
  accessibility: ['The section is named by its title.'],
});

export default widget;
`,
    'authors.ar.json': json({ [widgetTitle(name)]: arabicName, [purpose]: arabic, [words]: arabicWords }),
    [`${Name}.tsx`]: `import { Section } from '#src/section/Section.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import styles from './${name}.module.css';
import type widget from './widget.ts';

/** ${purpose.replace(/[.\s]*$/, '')}. */
export function ${Name}({ config }: WidgetProps<typeof widget>) {
  if (!config.title) return null;
  return <Section config={config} className={styles['body']} />;
}
`,
    [`${name}.module.css`]: `.body {
  display: grid;
  gap: var(--tourism-space-4);
}
`,
    [`${Name}.test.tsx`]: `import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';

test('is a region named by its title', async () => {
  await renderWidget('${name}', { title: 'Before you travel' });
  expect(screen.getByRole('region', { name: 'Before you travel' })).toBeVisible();
});
`,
    'examples/default.json': json({ title: purpose }),
  };
}
