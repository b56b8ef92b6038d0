import { execFileSync } from 'node:child_process';

export interface VersionAndBranch {
  readonly version: string | undefined;
  readonly branch: string | undefined;
}

/** Runs git, and returns its output; undefined if it fails or is not installed. */
export type RunGit = (...args: string[]) => string | undefined;

/**
 * The version of an application and its branch: from the options, else from `GIT_COMMIT` and `GIT_BRANCH`, else from
 * git in the working folder. `origin/main`, as Jenkins writes it, is the branch `main`: no selector would find the
 * longer name.
 */
export function readVersionAndBranch(
  said: Partial<VersionAndBranch> = {},
  environment: NodeJS.ProcessEnv = process.env,
  git: RunGit = runGit,
): VersionAndBranch {
  const commit = environment.GIT_COMMIT ?? '';
  const branch = (environment.GIT_BRANCH ?? '').replace(/^(?:refs\/heads|origin)\//, '');
  return {
    version: said.version ?? (commit !== '' ? commit : git('rev-parse', 'HEAD')),
    branch: said.branch ?? (branch !== '' ? branch : branchOfGit(git)),
  };
}

/** Undefined if the checked-out commit is on no branch, as on many build servers. */
function branchOfGit(git: RunGit): string | undefined {
  const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD');
  return branch === '' ? undefined : branch;
}

function runGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 5000 }).trim();
  } catch {
    return undefined;
  }
}
