import { useRef, type ReactNode } from 'react';
import { Section, type SectionProps } from '#src/section/Section.tsx';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import type { Receipt } from './field.schema.ts';
import { useReceipt } from './receipts.ts';
import styles from './form-section.module.css';
import { Sent } from './Sent.tsx';

/** Keeps what a form was answered; without anything the form is shown again. */
type Keep<Kept> = (kept: Kept | undefined) => void;

interface Props<Kept extends object> extends Pick<SectionProps, 'label' | 'note'> {
  /** The widget's own: the texts are shown once the form is sent, unless `renderSent` draws that part. */
  readonly config: SectionProps['config'] & { readonly successTitle?: string; readonly successText?: string };
  /** What is wrong with the form, in words for its author alone. */
  readonly faults?: readonly string[];
  /** What stands below the title, beside the fields. */
  readonly belowHead?: ReactNode;
  /** Draws what is in the form's place once it is sent; by default the texts of the configuration. */
  readonly renderSent?: (kept: Kept, keep: Keep<Kept>) => ReactNode;
  /** Draws the form. Call `keep` once it is sent. */
  readonly children: (keep: Keep<Kept>) => ReactNode;
}

/**
 * The frame of a widget that is one form: the author's notes, its title beside the form, and what is in its place once it is sent from
 * this page (`useReceipt`).
 *
 * @typeParam Kept what is kept once it is sent, where that is more than the service's answer
 */
export function FormSection<Kept extends object = Receipt>(props: Props<Kept>) {
  const { config, faults = [], belowHead, renderSent, children, ...frame } = props;
  const section = useRef<HTMLElement>(null);
  const [kept, keep] = useReceipt<Kept>(section);

  const drawSent =
    renderSent ??
    ((receipt: Kept) => (
      <Sent
        receipt={receipt}
        title={config.successTitle}
        text={config.successText}
        onAgain={() => keep(undefined)}
      />
    ));
  return (
    <>
      {[...new Set(faults)].map((fault) => (
        <AuthorNote key={fault}>{fault}</AuthorNote>
      ))}
      <Section {...frame} ref={section} config={config} columns={{ main: styles['main'], belowHead }}>
        {kept ? drawSent(kept, keep) : children(keep)}
      </Section>
    </>
  );
}
