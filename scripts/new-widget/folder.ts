/** What must be known of a widget before it is written. */
export interface NewWidget {
  /** In kebab-case: the folder, and the value of `data-component`. */
  readonly name: string;
  readonly family: string;
  readonly purpose: string;
  readonly modes: readonly string[];
  readonly load: string;
}

const toPascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a new widget, by path in its folder: the smallest one that the walk over all widgets accepts. It shows
 * its title and description, and asks its author for the title.
 */
export function folderOf({ name, family, purpose, modes, load }: NewWidget): Record<string, string> {
  const Name = toPascal(name);
  return {
    'index.ts': `import { defineWidget } from '#src/widget/definition.ts';
import { schema } from './config.ts';
import { ${Name} } from './${Name}.tsx';

export default defineWidget({ schema, Widget: ${Name}, essential: ['title'] });
`,
    // Arrays of words on one line, as the formatter writes them.
    'widget.json': json({ family, purpose, modes, load }).replace(
      /\[[^\]]*\]/,
      `[${modes.map((mode) => JSON.stringify(mode)).join(', ')}]`,
    ),
    'config.ts': `import * as z from 'zod/mini';
import { baseFields } from '#src/config/fields.ts';

export const schema = z.object({ ...baseFields });

export type Config = z.output<typeof schema>;
`,
    'fields.ts': `import { baseFieldTexts, type FieldTexts } from '#src/config/base-fields.ts';

export const fields: FieldTexts = { ...baseFieldTexts };
`,
    [`${Name}.tsx`]: `import { useId } from 'react';
import layout from '#src/ui/layout.module.css';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import type { WidgetProps } from '#src/widget/definition.ts';
import type { Config } from './config.ts';
import styles from './${name}.module.css';

/** ${purpose.replace(/[.\s]*$/, '')}. */
export function ${Name}({ config: { title, description, headingLevel } }: WidgetProps<Config>) {
  const titleId = useId();
  if (!title) return null;
  return (
    <section className={layout['column']} aria-labelledby={titleId}>
      <div className={layout['content']}>
        <div className={styles['body']}>
          <SectionHead id={titleId} title={title} description={description} level={headingLevel} />
        </div>
      </div>
    </section>
  );
}
`,
    [`${name}.module.css`]: `.body {
  display: grid;
  gap: var(--tw-space-4);
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
