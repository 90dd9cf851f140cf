/** What of a click counts; pressing Enter on a link is a click too. */
export type ClickFacts = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click is one that only follows a link: not to a tab of its own, not to a file, and taken by nobody yet. */
export const isPlainClick = (click: ClickFacts): boolean =>
  click.button === 0 &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey &&
  !click.defaultPrevented;
