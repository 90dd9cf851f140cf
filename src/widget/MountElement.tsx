import { toJson } from '#src/text/json.ts';
interface Props {
  /** The widget's name, as in `data-component`. */
  readonly name: string;
  /** What an author would write for it. */
  readonly config: object;
  readonly id?: string | undefined;
  /** When it is to be mounted, where the widget's own trigger is not wanted. */
  readonly load?: 'load' | 'idle' | 'visible' | 'interaction' | undefined;
}

/**
 * Shows another whole widget: a mount element that the loader finds and mounts (contract, section 2). The configuration
 * stands in `data-config`, since a script drawn by React breaks the page's Trusted Types; when it changes the loader
 * mounts the widget anew. Only the loader writes into the element.
 */
export const MountElement = ({ name, config, id, load }: Props) => (
  <div id={id} data-component={name} data-load={load} data-config={toJson(config)} />
);
