import { useLayoutEffect, useMemo } from 'react';
import { ownAddress, personalAddress, type OwnAddress } from '#src/api/own-address.ts';
import { ConfigError, describeValue, type ConfigIssue } from '#src/schema/issues.ts';
import { useScope } from '#src/widget/context.ts';

/**
 * Gives what calls an own address of the widget (`submitUrl`, `voteUrl` and so on). One to which no call may go counts as
 * absent: the console and the author's box name its field, and say where it may lie (contract, section 1:
 * `allowedOrigins`). For the widget's own component, since the box is drawn when the widget has come.
 *
 * @param field path of the field in the configuration
 * @param isRequired whether the widget is nothing without it, and fails
 * @example const submit = useEndpointUrl('submitUrl', config.submitUrl);
 *   const save = () => submit && api.send({ method: 'POST', ...submit, body });
 * @throws ConfigError where the address is required and refused
 */
export function useEndpointUrl(
  field: string,
  address: string | undefined,
  isRequired = false,
): OwnAddress['call'] {
  const { call, expected } = useJudged(ownAddress, field, address);
  if (expected && isRequired) throw new ConfigError([issueAt(field, expected, address)]);
  return call;
}

/** As `useEndpointUrl`, for what is about the visitor's account: an address on another origin counts as absent. */
export const usePersonalAddress = (field: string, address: string | undefined): OwnAddress['call'] =>
  useJudged(personalAddress, field, address).call;

function useJudged(judge: typeof ownAddress, field: string, address: string | undefined) {
  const { page } = useScope();
  const judged = useMemo(() => (address ? judge(page, address) : undefined), [judge, page, address]);
  useConfigIssue(field, judged?.expected, address);
  return { call: judged?.call, expected: judged?.expected };
}

/** What is wrong with a field that only its page can judge. */
export const issueAt = (path: string, expected: string, value: unknown): ConfigIssue => ({
  path,
  expected,
  found: describeValue(value),
});

/**
 * Tells the author of the widget that is being drawn what only its page can judge.
 *
 * @param expected what the field should have held; undefined where nothing is wrong
 */
export function useConfigIssue(path: string, expected: string | undefined, value: unknown): void {
  const { issues } = useScope();
  useLayoutEffect(() => {
    if (expected && !issues.some((issue) => issue.path === path && issue.expected === expected))
      issues.push(issueAt(path, expected, value));
  }, [issues, path, expected, value]);
}
