import { definePart } from '#src/ui/part.ts';

/** What hangs below the field, and is fetched when somebody comes near it. */
export const SearchPanelPart = definePart(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/** For small screens, where it stands over the page. */
export const SearchDialogPart = definePart(async () =>
  (await import('./SearchDialog.tsx')).loadSearchDialog(),
);
