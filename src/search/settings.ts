/** What authors decide about a search box, in a header or by itself (specification, section 3: header config). */
export interface SearchSettings {
  readonly searchLabel: string;
  readonly searchModalTitle: string;
  readonly trending?:
    | {
        readonly title: string;
        readonly items: readonly { readonly ctaLabel: string; readonly ctaLink?: string | undefined }[];
      }
    | undefined;
  readonly recentSearchLabel: string;
  readonly clearHistoryLabel: string;
  readonly debounce: number;
  readonly minLength: number;
}

/** What a box needs to know beside its author's settings. */
export interface SearchProps {
  readonly settings: SearchSettings;
  /** Address of the results page. */
  readonly resultsPage: string;
  /** Takes a term where the box stands on its results page: what it finds is shown there. Without it the page is left. */
  readonly onSearch?: ((term: string) => void) | undefined;
}
