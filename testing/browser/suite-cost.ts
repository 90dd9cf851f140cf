import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { costOf, writeCost } from '../../scripts/checks/suite-cost.mjs';
import { projectRoot } from '../../scripts/module-graph.ts';

/** Names of the groups around a test, outermost first. */
function groupsOf(test: TestCase): string[] {
  const names: string[] = [];
  for (let at = test.parent; at.type === 'suite'; at = at.parent) names.unshift(at.name);
  return names;
}

/** A reporter that writes down how many seconds each file and each widget took (`scripts/checks/suite-cost.mjs`). */
export default class SuiteCost implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const all = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
      const tests = [...module.children.allTests()].map((test) => ({
        names: groupsOf(test),
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      }));
      return { file: module.relativeModuleId, seconds: all / 1000, tests };
    });
    writeCost(costOf(files, (name) => existsSync(join(projectRoot, 'widgets', name, 'widget.ts'))));
  }
}
