import { useConfigIssue } from '#src/session/useOwnAddress.ts';

/** Gives the id of a hosted film; one that would lead to another path counts as absent, and its author is told. */
export function useVideoId(videoId: string | undefined): string | undefined {
  const isRight = videoId !== undefined && /^[\w-]{1,32}$/.test(videoId);
  const expected = videoId && !isRight ? 'id: at most 32 letters, digits, - and _' : undefined;
  useConfigIssue('videoId', expected, videoId);
  return isRight ? videoId : undefined;
}
