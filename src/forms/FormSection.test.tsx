import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { defineForm } from './definition.ts';
import { Form } from './Form.tsx';
import { FormSection } from './FormSection.tsx';
import { writtenField } from './written-field.ts';

const config = { title: 'Write to us', description: '', headingLevel: 2 } as const;
const definition = defineForm([writtenField({ name: 'topic', label: 'Topic' })]);

let mounts = 0;

/** A part in the element of a widget of its own: what a form was answered is kept by that element's id. */
function inMount(part: ReactNode) {
  mounts += 1;
  return (
    <div data-widget="part" id={`mount-${mounts}`}>
      {part}
    </div>
  );
}

describe('a form in its section', () => {
  test('is named by its title and shows its author what is wrong with it, each fault once', async () => {
    renderPart(
      <FormSection config={config} label="Form" note="topic (text)" faults={['A', 'B', 'A']}>
        {() => <p>the form</p>}
      </FormSection>,
      { cmsMode: 'author' },
    );
    expect(screen.getByRole('region', { name: 'Write to us' })).toHaveTextContent('the form');
    const notes = await screen.findAllByText(/^(A|B|topic \(text\))$/);
    expect(notes.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'topic (text)']);
  });

  test('is named by its label where it has no title', () => {
    renderPart(
      <FormSection config={{ ...config, title: '' }} label="Form">
        {() => <p>the form</p>}
      </FormSection>,
    );
    expect(screen.getByRole('region', { name: 'Form' })).toBeInTheDocument();
  });

  test('gives its place to the texts of the configuration once it is sent, and comes back', async () => {
    const user = userEvent.setup();
    const words = { ...config, successTitle: 'Thank you', successText: 'We answer soon.' };
    renderPart(
      inMount(
        <FormSection config={words} label="Form">
          {(keep) => <button onClick={() => keep({ reference: 'A-7' })}>send it</button>}
        </FormSection>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'send it' }));
    expect(screen.queryByRole('button', { name: 'send it' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Thank you', level: 3 })).toBeInTheDocument();
    expect(screen.getByText('We answer soon.')).toBeInTheDocument();
    expect(screen.getByText('A-7')).toBeInTheDocument();

    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'send it' })).toBeInTheDocument();
    expect(screen.queryByText('We answer soon.')).toBeNull();
  });

  test('gives its place to a part of the widget’s own, which may keep something else', async () => {
    const user = userEvent.setup();
    renderPart(
      inMount(
        <FormSection<{ readonly mails: number }>
          config={config}
          label="Form"
          renderSent={({ mails }, keep) => (
            <button onClick={() => keep({ mails: mails + 1 })}>{`mails: ${mails}`}</button>
          )}
        >
          {(keep) => <button onClick={() => keep({ mails: 1 })}>send it</button>}
        </FormSection>,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'send it' }));
    await user.click(screen.getByRole('button', { name: 'mails: 1' }));
    expect(screen.getByRole('button', { name: 'mails: 2' })).toBeInTheDocument();
  });

  test('still shows what was sent when it is drawn anew', async () => {
    const user = userEvent.setup();
    const part = inMount(
      <FormSection config={{ ...config, successText: 'We answer soon.' }} label="Form">
        {(keep) => <button onClick={() => keep({})}>send it</button>}
      </FormSection>,
    );
    const { unmount } = renderPart(part);
    await user.click(screen.getByRole('button', { name: 'send it' }));
    unmount();
    renderPart(part);
    expect(screen.getByText('We answer soon.')).toBeInTheDocument();
  });
});

test.each(['author', 'publish'] as const)(
  'a form on a page in mode %s is sent for visitors alone',
  async (cmsMode) => {
    const user = userEvent.setup();
    const send = vi.fn(async () => ({}));
    const onSent = vi.fn();
    renderPart(
      <QueryClientProvider client={new QueryClient()}>
        <Form definition={definition} send={send} onSent={onSent} />
      </QueryClientProvider>,
      { cmsMode },
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const times = cmsMode === 'author' ? 0 : 1;
    expect(send).toHaveBeenCalledTimes(times);
    expect(onSent).toHaveBeenCalledTimes(times);
  },
);

test.each(['author', 'publish'] as const)(
  'a file on a page in mode %s is uploaded for visitors alone',
  async (cmsMode) => {
    const user = userEvent.setup();
    const upload = vi.fn(async () => 'id-1');
    const papers = defineForm([writtenField({ name: 'papers', label: 'Papers', type: 'file' })]);
    renderPart(
      <QueryClientProvider client={new QueryClient()}>
        <Form definition={papers} send={undefined} upload={upload} onSent={vi.fn()} />
      </QueryClientProvider>,
      { cmsMode },
    );
    await user.upload(await screen.findByLabelText('Papers'), new File(['text'], 'visa.txt'));
    expect(screen.getByText('visa.txt')).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(cmsMode === 'author' ? 0 : 1);
  },
);
