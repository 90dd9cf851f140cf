import { useId, useMemo, type ReactNode, type Ref } from 'react';
import { AuthorNote } from '#src/ui/AuthorNote.tsx';
import { HeadingLevelContext, levelBelow, type HeadingLevel } from '#src/ui/heading-level.ts';
import layout from '#src/ui/layout.module.css';
import styles from './columns.module.css';
import { SectionHead, type Head } from './SectionHead.tsx';
import { TitleContext } from './SectionTitle.tsx';

interface Columns {
  /** Class of the column that holds the content. */
  readonly main?: string | undefined;
  /** Class of the column that holds the head. */
  readonly side?: string | undefined;
  /** What is below the head in its column, whose parts have one distance. */
  readonly belowHead?: ReactNode;
}

/** What the frame of a widget may be given. */
export interface SectionProps {
  /** The widget's own: its title names the section. */
  readonly config: {
    readonly title: string;
    readonly description: string;
    readonly headingLevel: HeadingLevel;
  };
  /** Names it where its author gave it no title. */
  readonly label?: string | undefined;
  /** Shown to its author alone, above it. */
  readonly note?: string | false;
  /**
   * How its head looks, and what is beside it. `own`: the content has neither head nor margins of the frame; it draws
   * `SectionTitle` where the title belongs.
   */
  readonly head?: Pick<Head, 'look' | 'space' | 'action'> | 'own';
  /**
   * Shows head and content in two columns, with the space of a section; the head stays in view. A side column without head and
   * without anything below it is left out.
   */
  readonly columns?: Columns | undefined;
  /** Id of the title, for a widget that refers to it; by default an own one. */
  readonly titleId?: string;
  /** Class of the content. */
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  /** The content below the head, where headings have the level of `useHeadingLevel`. */
  readonly children?: ReactNode;
}

/** The frame of a widget: a section as wide as its column, named by its title, with its head and its author's note. */
export function Section(props: SectionProps) {
  const { config, label, note, head, columns, className, ref, children } = props;
  const { title, headingLevel: level } = config;
  const ownId = useId();
  const id = props.titleId ?? ownId;
  const named = useMemo(() => ({ title, level, id }), [title, level, id]);
  const content =
    head === 'own' ? (
      children
    ) : (
      <div className={`${layout['content']} ${columns ? styles['columns'] : ''} ${className ?? ''}`}>
        <HeadAndContent {...config} id={id} look={head} columns={columns}>
          {children}
        </HeadAndContent>
      </div>
    );
  return (
    <>
      {note && <AuthorNote>{note}</AuthorNote>}
      <section
        ref={ref}
        className={layout['column']}
        aria-labelledby={title ? id : undefined}
        aria-label={title ? undefined : label || undefined}
      >
        <TitleContext value={named}>
          <HeadingLevelContext value={title ? levelBelow(level) : level}>{content}</HeadingLevelContext>
        </TitleContext>
      </section>
    </>
  );
}

interface HeadAndContentProps extends Omit<Head, 'level' | 'look'> {
  readonly id: string;
  readonly headingLevel: HeadingLevel;
  readonly look: Pick<Head, 'look' | 'space' | 'action'> | undefined;
  readonly columns: Columns | undefined;
  readonly children: ReactNode;
}

function HeadAndContent({
  id,
  title,
  description,
  headingLevel,
  look,
  columns,
  children,
}: HeadAndContentProps) {
  const space = columns && 'none';
  const head = (
    <SectionHead
      id={id}
      title={title}
      description={description}
      level={headingLevel}
      space={space}
      {...look}
    />
  );
  if (!columns)
    return (
      <>
        {head}
        {children}
      </>
    );
  const hasSide = Boolean(title || description || columns.belowHead);
  return (
    <>
      {hasSide && (
        <div className={`${styles['side']} ${columns.side ?? ''}`}>
          {head}
          {columns.belowHead}
        </div>
      )}
      <div className={`${styles['main']} ${columns.main ?? ''}`}>{children}</div>
    </>
  );
}
