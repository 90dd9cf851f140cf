import { Fragment, memo, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { isPlainClick } from '#src/page/plain-click.ts';
import { staysInWindow } from '#src/page/stays-in-window.ts';
import type { Item } from '#src/api/answers/item.schema.ts';
import type { Suggestion } from '#src/api/answers/search.schema.ts';
import { search } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { safeHref, safeSource } from '#src/text/safe-link.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { nameOf } from './completion.ts';
import { Highlighted } from './Highlighted.tsx';
import { optionId } from './option-id.ts';
import { resultsAddress } from './results-address.ts';
import styles from './suggestions.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly typed: string;
  /** Index of the option that is pointed at. */
  readonly active: number;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly resultsPage: string;
  /** A term was chosen. */
  readonly onTerm: (term: string) => void;
  /** Shows on this page what a term finds; without it the page is about to be left. */
  readonly onSearch: ((term: string) => void) | undefined;
}

/**
 * The suggestions (APG: listbox). Each is a link, for those who open it in another tab; none is a stop of its own. An
 * item whose address may not be linked is shown, and searched for, as a text.
 */
export const SuggestionList = memo(function SuggestionList(props: Props) {
  const { id, label, suggestions, typed, active, list, resultsPage, onTerm, onSearch } = props;
  const { url } = usePage();
  // Before the link itself, which reports the click and goes nowhere if somebody else has taken it.
  const take = (click: MouseEvent) => {
    const option = click.target instanceof Element ? click.target.closest('[role="option"]') : null;
    const chosen = suggestions[[...(list.current?.children ?? [])].indexOf(option as Element)];
    if (chosen === undefined || leadsToItem(chosen, url)) return;
    const term = nameOf(chosen);
    onTerm(term);
    if (!onSearch || !isPlainClick(click) || !staysInWindow(undefined)) return;
    click.preventDefault();
    onSearch(term);
  };
  return (
    // Keys are the field's business: it keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      id={id}
      role="listbox"
      className={styles['list']}
      aria-label={label}
      onClickCapture={take}
    >
      {suggestions.map((suggestion, index) => {
        // A row is its place: from one answer to the next it says something else.
        const place = optionId(id, index);
        return (
          <Option
            key={place}
            id={place}
            suggestion={suggestion}
            typed={typed}
            isActive={index === active}
            resultsPage={resultsPage}
          />
        );
      })}
    </div>
  );
});

const leadsToItem = (suggestion: Suggestion, url: string): suggestion is Item =>
  typeof suggestion !== 'string' && safeHref(suggestion.url, url) !== undefined;

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly typed: string;
  readonly isActive: boolean;
  readonly resultsPage: string;
}

const Option = memo(function Option(props: OptionProps) {
  const { id, suggestion, typed, isActive, resultsPage } = props;
  const { url } = usePage();
  const name = nameOf(suggestion);
  const isItem = leadsToItem(suggestion, url);
  return (
    <Link
      className={styles['option']}
      href={isItem ? suggestion.url : resultsAddress(resultsPage, name)}
      event={{ event: 'suggestion_click', clickText: name }}
      marks={{ id, role: 'option', 'aria-selected': isActive, tabIndex: -1 }}
    >
      {isItem ? (
        <ItemOption item={suggestion} typed={typed} />
      ) : (
        <>
          <Icon glyph={search} size={20} />
          <span className={styles['title']}>
            <Highlighted text={name} typed={typed} />
          </span>
        </>
      )}
    </Link>
  );
});

/** Categories that are shown (specification, section 3). */
const shownCategories = 2;

function ItemOption({ item, typed }: { readonly item: Item; readonly typed: string }) {
  const { title, description, featureImage, categories } = item;
  return (
    <>
      <Thumbnail src={featureImage} />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Highlighted text={title} typed={typed} />
        </span>{' '}
        {description && (
          <span className={styles['description']} dir="auto">
            {description}
          </span>
        )}
      </span>{' '}
      <span className={styles['tags']}>
        {[...new Set(categories)].slice(0, shownCategories).map((category) => (
          <Fragment key={category}>
            <span className={styles['tag']}>
              <bdi>{category}</bdi>
            </span>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** A picture of 72 px in a box of its own: what is broken leaves the box (trust, row 15). */
function Thumbnail({ src }: { readonly src: string }) {
  const { url } = usePage();
  const address = safeSource(src, url);
  return (
    <span className={styles['thumb']}>
      {address && (
        <img
          key={address}
          src={address}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
          onError={hide}
        />
      )}
    </span>
  );
}

const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true;
};
