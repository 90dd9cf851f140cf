import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Form } from '../cms/form/form.ts';
import type { Config, FieldIssue } from '../explorer/data.ts';
import { ConfigForm } from '../explorer/form/ConfigForm.tsx';
import { LanguageContext, type ExplorerLanguage } from '../explorer/words.ts';
import { sourceRelease } from './source-release.ts';

/** Pictures that an author may choose. */
const pictures = [
  { src: '/images/alula.jpg', thumbnail: '/images/alula-320.jpg', alt: 'Rocks at AlUla' },
  { src: '/images/asir.jpg', thumbnail: '/images/asir-320.jpg', alt: 'Terraces in Asir' },
];

/** The form of a widget, as it is in its folder. */
export const formOf = (name: string) => sourceRelease.forms.find((form) => form.name === name)!;

interface Shown {
  readonly language?: ExplorerLanguage;
  readonly issues?: readonly FieldIssue[];
}

/** Shows a form as its page has it: what is written is kept, and the last change can be taken back. */
export function showForm(form: Form, config: Config, { language = 'en', issues = [] }: Shown = {}) {
  const written: Config[] = [config];
  function Page() {
    const [, redraw] = useState(0);
    const to = () => redraw((count) => count + 1);
    return (
      <LanguageContext value={language}>
        <ConfigForm
          form={form}
          arabic={sourceRelease.arabic}
          config={written.at(-1)!}
          issues={issues}
          pictures={pictures}
          icons={['heart', 'star']}
          onChange={(next) => {
            written.push(next);
            to();
          }}
          onUndo={() => {
            written.pop();
            to();
          }}
        />
      </LanguageContext>
    );
  }
  const { rerender } = render(<Page />);
  return {
    user: userEvent.setup(),
    /** The configuration as JSON, so that the order of keys counts. */
    json: () => JSON.stringify(written.at(-1)),
    config: () => written.at(-1)!,
    writeElsewhere: (next: Config) => {
      written.push(next);
      rerender(<Page />);
    },
  };
}

/** Parts of a form by role and name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

/** A configuration with three cards, written as a repository has it. */
export const cards = {
  'jcr:primaryType': 'nt:unstructured',
  showFavourite: 'true',
  items: [
    { type: 'article', title: 'Coffee', 'sling:x': 1 },
    { type: 'article', title: 'Dishes' },
    { type: 'article', title: 'Forts' },
  ],
  title: 'Read',
};
