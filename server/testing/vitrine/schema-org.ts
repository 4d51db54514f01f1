// Whether a block of schema.org says only what its vocabulary has, and what search engines ask of it. The vocabulary is
// as much of https://schema.org as we use, written down from its pages.

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value);
const isMoment: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const isOf =
  (...values: string[]): Check =>
  (value) =>
    values.map((one) => `https://schema.org/${one}`).includes(String(value));
const isType =
  (...types: string[]): Check =>
  (value) =>
    types.includes((value as { '@type'?: string })?.['@type'] ?? '');
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const VOCABULARY: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  SportsEvent: {
    name: isText,
    url: isUrl,
    description: isText,
    image: isUrl,
    sport: isText,
    startDate: isMoment,
    endDate: isMoment,
    eventStatus: isOf('EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled'),
    eventAttendanceMode: isOf('OnlineEventAttendanceMode', 'OfflineEventAttendanceMode'),
    location: isType('Place', 'VirtualLocation'),
    competitor: isList(isType('SportsTeam', 'Person')),
    superEvent: isType('SportsEvent'),
  },
  SportsTeam: { name: isText, sport: isText, url: isUrl },
  Person: { name: isText, url: isUrl },
  ProfilePage: { mainEntity: isType('Person', 'Organization') },
  Place: { name: isText, address: isType('PostalAddress') },
  VirtualLocation: { url: isUrl },
  PostalAddress: { addressCountry: isText },
  BreadcrumbList: { itemListElement: isList(isType('ListItem')) },
  ListItem: { position: (value) => Number.isInteger(value), name: isText, item: isUrl },
};

/** What search engines refuse to show it without. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  SportsEvent: ['name'],
  SportsTeam: ['name'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function problemsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => problemsIn(one, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _, '@type': type = '', ...fields } = value as Record<string, unknown>;
  const own = VOCABULARY[String(type)];
  if (!own) return [`${path}: there is no type '${type}'`];
  const wrong = Object.entries(fields).flatMap(([name, one]) => [
    ...(own[name]?.(one) ? [] : [`${path}.${name}: ${JSON.stringify(one)}`]),
    ...problemsIn(one, `${path}.${name}`),
  ]);
  const missing = (ASKED[String(type)] ?? []).filter((name) => !(name in fields));
  return [...wrong, ...missing.map((name) => `${path}: ${name} is missing`)];
}

/** A block as it stands in a page: what is wrong with it. */
export function schemaOrgProblems(block: unknown): string[] {
  const { '@context': context, '@type': type } = block as Record<string, unknown>;
  const steps = (block as { itemListElement?: { position: number }[] }).itemListElement ?? [];
  const isInOrder = steps.every(({ position }, index) => position === index + 1);
  return [
    ...(context === 'https://schema.org' ? [] : ['no context']),
    ...(isInOrder ? [] : ['steps are not in their order']),
    ...problemsIn(block, String(type)),
  ];
}
