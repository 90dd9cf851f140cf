/** What a widget's folder shows of it, for sample pages: more than the build carries. */
export interface WidgetExamples {
  /** The widget's name. */
  readonly widget: string;
  readonly examples: readonly {
    /** As its file: `with-button`. */
    readonly name: string;
    /** What there is to see. */
    readonly sentence: string;
    readonly config: unknown;
  }[];
}
