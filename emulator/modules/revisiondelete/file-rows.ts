import type { DeletedVersion } from '../../model/file-archive';
import { isHidden, maySeePart, type HiddenPart } from '../../model/hidden-parts';
import { fileNamespace } from '../../model/namespaces';
import type { FileVersion } from '../../model/page';
import { prefixedText } from '../../model/title';
import type { ResultRecord } from '../../response/result-tree';
import { filePath } from '../../text/file-path';
import { phpEncode } from '../../text/php-encode';
import { sha1 } from '../../text/sha1';
import { sha1Digits36 } from '../../text/sha1-digits';
import type { RequestContext } from '../context';
import { tokenFor } from '../token-types';

/** A version of a file that another one replaced. */
export interface OldVersion {
  readonly key: string;
  readonly version: FileVersion;
  /** `20260131120000!Used.png` */
  readonly name: string;
}

export function oldVersionRow(context: RequestContext, { key, version, name }: OldVersion): ResultRecord {
  const isOpen = !isHidden(version, 'content');
  return {
    ...{ id: Number(name.slice(0, name.indexOf('!'))), title: titleOf(context, key), archivename: name },
    timestamp: version.timestamp,
    ...{ width: version.width, height: version.height, size: version.size },
    ...commonMembers(context, version, () => {
      return isOpen ? context.uploadPath + filePath(key, name) : hiddenAddress(context, key, name);
    }),
  };
}

/** Sizes are texts here, and the file can only be seen on the special page that hides it. */
export function deletedVersionRow(context: RequestContext, { id, key, version }: DeletedVersion): ResultRecord {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return {
    ...{ id, title: titleOf(context, key), timestamp: version.timestamp },
    ...{ width: String(version.width), height: String(version.height), size: String(version.size) },
    ...commonMembers(context, version, () => hiddenAddress(context, key, `${sha1Digits36(version.sha1)}.${ending}`)),
  };
}

function commonMembers(context: RequestContext, version: FileVersion, address: () => string): ResultRecord {
  const { wiki, user } = context;
  const sees = (part: HiddenPart) => maySeePart(wiki, user, version, part);
  return {
    userhidden: isHidden(version, 'user'),
    commenthidden: isHidden(version, 'comment'),
    contenthidden: isHidden(version, 'content'),
    ...(sees('content') && { url: address() }),
    ...(sees('user') && { userid: wiki.users.find(version.user)?.id ?? 0, user: version.user }),
    ...(sees('comment') && { comment: version.comment }),
  };
}

function titleOf({ namespaces }: RequestContext, key: string): string {
  return prefixedText({ namespace: fileNamespace, key }, namespaces);
}

/** The address contains a token of its own, which depends on the file. */
function hiddenAddress(context: RequestContext, key: string, file: string): string {
  const secret = sha1(`${tokenFor(context, 'csrf')}${file}`);
  const query = `target=${phpEncode(titleOf(context, key))}&file=${phpEncode(file)}&token=${phpEncode(`${secret}+\\`)}`;
  return `${context.scriptPath}/index.php?title=Special:RevisionDelete&${query}`;
}
