import type { Config } from './widget.ts';

export interface AreaProps {
  readonly config: Config;
  /** Address of the page to which those who have access are sent. */
  readonly areaPage: string | undefined;
}
