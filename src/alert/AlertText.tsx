import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import styles from './alert-message.module.css';

interface Props {
  /** Id of the element that names the alert. */
  readonly id: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly headingLevel: HeadingLevel | undefined;
}

/** What an alert says. Its title is a heading where it stands in the page. */
export function AlertText({ id, title, description, headingLevel }: Props) {
  return (
    <>
      {title && (
        <div id={id} className={styles['title']}>
          {headingLevel ? (
            <Heading level={headingLevel} look="h4">
              {title}
            </Heading>
          ) : (
            <p>{title}</p>
          )}
        </div>
      )}
      {description && (
        <p id={title ? undefined : id} className={styles['description']}>
          {description}
        </p>
      )}
    </>
  );
}
