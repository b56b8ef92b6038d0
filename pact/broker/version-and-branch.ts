import { execFileSync } from 'node:child_process';

export interface VersionAndBranch {
  readonly version: string | undefined;
  readonly branch: string | undefined;
}

/** Runs git, and gives what it prints; undefined where it fails or is not installed. */
export type AskGit = (...args: string[]) => string | undefined;

/**
 * The version of an application and the branch that it comes from: as said, else by `GIT_COMMIT` and `GIT_BRANCH`, else
 * as git itself says of the folder where we are. `origin/main`, as Jenkins writes it, is the branch `main`: under its
 * longer name no selector would ever find it.
 */
export function readVersionAndBranch(
  said: Partial<VersionAndBranch> = {},
  environment: NodeJS.ProcessEnv = process.env,
  git: AskGit = askGit,
): VersionAndBranch {
  const commit = environment.GIT_COMMIT ?? '';
  const branch = (environment.GIT_BRANCH ?? '').replace(/^(?:refs\/heads|origin)\//, '');
  return {
    version: said.version ?? (commit !== '' ? commit : git('rev-parse', 'HEAD')),
    branch: said.branch ?? (branch !== '' ? branch : branchOfGit(git)),
  };
}

/** None where a commit is checked out that no branch is at, as on many build servers. */
function branchOfGit(git: AskGit): string | undefined {
  const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD');
  return branch === '' ? undefined : branch;
}

function askGit(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 5000 }).trim();
  } catch {
    return undefined;
  }
}
