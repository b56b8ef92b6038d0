import { isObject, type Contract, type Json } from '../contract-content.test-support';
import { NotSupported } from '../not-supported.test-support';
import {
  BodyErrors,
  listOf,
  objectsOf,
  refuseMembers,
  textOf,
  wrongText,
  type Body,
} from '../request-body.test-support';

/** What a request to publish contracts says. */
export interface ContractsToPublish {
  readonly consumer: string;
  readonly versionNumber: string;
  readonly branch: string | undefined;
  readonly tags: readonly string[];
  readonly contracts: readonly { readonly provider: string; readonly contract: Contract }[];
}

export function readContractsToPublish(body: Body): { errors: BodyErrors } | ContractsToPublish {
  refuseMembers(body, ['buildUrl']);
  const errors = new BodyErrors(body);
  const consumer = errors.text('pacticipantName');
  const versionNumber = errors.text('pacticipantVersionNumber');
  const branch = errors.optionalText('branch');
  if (listOf(body, 'contracts') === undefined) errors.add('contracts', 'is missing');
  const sent = objectsOf(body, 'contracts');
  errors.add('contracts', ...atTheirIndex(sent.map(wrongWith)));
  const others = sent.map((contract) => nameMismatch(contract, textOf(body, 'pacticipantName')));
  errors.add('contracts', ...atTheirIndex(others));
  if (!errors.isEmpty) return { errors };
  const contracts = sent.map((each) => ({ provider: textOf(each, 'providerName') ?? '', contract: decoded(each) }));
  return { consumer, versionNumber, branch, tags: tagsOf(body), contracts };
}

function tagsOf(body: Body): string[] {
  return (listOf(body, 'tags') ?? []).map((tag) => {
    if (typeof tag !== 'string' || tag.trim() === '') throw new NotSupported('a tag that is blank or no text');
    return tag;
  });
}

function atTheirIndex(messages: readonly (readonly string[])[]): string[] {
  return messages.flatMap((each, index) => each.map((message) => `${message} (at index ${index})`));
}

const required = ['consumerName', 'providerName', 'content', 'contentType', 'specification'];
const onlyValues = { contentType: 'application/json', specification: 'pact', onConflict: 'overwrite' };

/** The names in the content are compared only if nothing else is wrong, and only until one differs. */
function wrongWith(contract: Body): string[] {
  const wrong = required.flatMap((member) => wrongText(contract, member).map((message) => `${member} ${message}`));
  if (wrong.length > 0) return wrong;
  for (const [member, value] of Object.entries(onlyValues)) {
    const given = contract[member];
    if (given !== undefined && given !== value) throw new NotSupported(`"${member}" other than ${value}`);
  }
  const content = decoded(contract);
  for (const role of ['consumer', 'provider'] as const) {
    const inContent = isObject(content[role]) ? content[role].name : undefined;
    const given = textOf(contract, `${role}Name`) ?? '';
    if (typeof inContent === 'string' && inContent !== given) {
      return [
        `${role} name in contract content ('${inContent}') must match ${role}Name in contract params ('${given}')`,
      ];
    }
  }
  return [];
}

function nameMismatch({ consumerName }: Body, pacticipantName: string | undefined): string[] {
  if (typeof consumerName !== 'string' || pacticipantName === undefined || consumerName === pacticipantName) return [];
  return [`consumerName ('${consumerName}') must match pacticipantName ('${pacticipantName}')`];
}

function decoded(contract: Body): Contract {
  const text = Buffer.from(textOf(contract, 'content') ?? '', 'base64').toString();
  try {
    const content = JSON.parse(text) as Json;
    if (isObject(content)) return content;
  } catch {
    // Refused below.
  }
  throw new NotSupported('a contract whose content is not a JSON object in Base64');
}
