/** Ends a scroll that is under way; harmless afterwards. */
export type StopScroll = () => void;
