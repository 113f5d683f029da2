import { extraAccessRules } from '../access/extra-access-rules.ts';
import type { DeclaredRoute } from '../areas/declared-route.ts';
import { locales } from '../languages/locale.ts';
import { shapeOf } from './market-routes.ts';
import { parameterKinds } from './parameter-kinds.ts';
import { matchRoute } from './route-match.ts';
import { specifiedRoutes } from './routes.ts';

/** How much an area may declare: tables and words travel with every document. */
export const mostRoutes = 60;
export const mostCharacters = { name: 60, path: 120, title: 70, description: 170 } as const;

const nameSyntax = /^[a-z]+(?:-[a-z]+)*$/;
const pathSyntax = /^\/$|^\/[a-z]+(?:-[a-z]+)*(?:\/(?:[a-z]+(?:-[a-z]+)*|:[a-z]+))*(?:\/\*)?$/;
export const isRouteName = (text: string): boolean =>
  nameSyntax.test(text) && text.length <= mostCharacters.name;
export const isRoutePath = (text: string): boolean =>
  pathSyntax.test(text) && text.length <= mostCharacters.path;
/** Markup, control characters, and characters that turn the direction of the text around them. */
const unprintable = /[<>\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The server uses addresses that begin with these, and languages their own; a test of the server compares them. */
export const reservedSegments: readonly string[] = [
  'api',
  'builds',
  'dev',
  'h',
  'ingest',
  'media',
  'metrics',
  'r',
  'shared',
  ...locales,
];

/** What is wrong with the routes that an area declares, a sentence each, whoever declares them. */
export function faultsOfRoutes(routes: readonly DeclaredRoute[]): string[] {
  if (routes.length > mostRoutes) return [`It declares ${routes.length} routes; ${mostRoutes} are allowed.`];
  return [...routes.flatMap(faultsOfRoute), ...faultsOfTwins(routes)];
}

const faultsOfRoute = (route: DeclaredRoute): string[] => {
  const faults = faultsOfAddress(route);
  return faults.length > 0
    ? faults
    : [...faultsOfParams(route), ...faultsOfAccess(route), ...faultsOfWords(route)];
};

function faultsOfAddress(route: DeclaredRoute): string[] {
  if (!isRouteName(route.name))
    return [`${shown(route.name)} is no name of a route: it takes words of a to z with hyphens between.`];
  if (!isRoutePath(route.path))
    return [
      `The route ${route.name} can't have the path ${shown(route.path)}: it takes words of a to z with hyphens between, and parameters such as :id after the first.`,
    ];
  const host = specifiedRoutes('host');
  if (host.some((it) => it.name === route.name)) return [`${route.name} is the name of a page of the host.`];
  const isTaken = matchRoute(route.path, host) || reservedSegments.includes(route.path.split('/')[1] ?? '');
  return isTaken ? [`${route.path} is an address of the host.`] : [];
}

function faultsOfParams({ path: ofRoute, params = {} }: DeclaredRoute): string[] {
  const named = [...ofRoute.matchAll(/:(\w+)/g)].map(([, it = '']) => it);
  const repeated = named.find((it, index) => named.indexOf(it) !== index);
  const kinds = Object.keys(parameterKinds);
  return [
    ...(repeated ? [`${ofRoute} names the parameter ${repeated} twice.`] : []),
    ...named
      .filter((it) => !Object.hasOwn(params, it))
      .map((it) => `The parameter ${it} of ${ofRoute} has no kind; the market knows ${kinds.join(', ')}.`),
    ...Object.entries(params).flatMap(([param, kind]) => {
      if (!named.includes(param)) return [`${ofRoute} has no parameter ${shown(param)}.`];
      if (kinds.includes(kind)) return [];
      return [
        `The parameter ${param} of ${ofRoute} has the kind ${shown(kind)}; the market knows ${kinds.join(', ')}.`,
      ];
    }),
  ];
}

const faultsOfAccess = ({ name: ofRoute, access = [] }: DeclaredRoute): string[] =>
  access
    .filter((rule) => !Object.hasOwn(extraAccessRules, rule))
    .map(
      (rule) => `The route ${ofRoute} names the access rule ${shown(rule)}, which the market doesn't have.`,
    );

const faultsOfWords = (route: DeclaredRoute): string[] =>
  (['title', 'description'] as const).flatMap((what) =>
    locales.flatMap((locale) => {
      const text = route[what][locale];
      const of = `The ${what} of ${route.name} in ${locale}`;
      if (text === undefined || text.trim() === '')
        return [`The route ${route.name} has no ${what} in ${locale}.`];
      if (text.length > mostCharacters[what])
        return [`${of} has ${text.length} characters; ${mostCharacters[what]} are allowed.`];
      return unprintable.test(text) ? [`${of} may hold neither markup nor control characters.`] : [];
    }),
  );

function faultsOfTwins(routes: readonly DeclaredRoute[]): string[] {
  const isLater = <Key>(key: (route: DeclaredRoute) => Key, at: number, route: DeclaredRoute) =>
    routes.findIndex((it) => key(it) === key(route)) < at;
  return routes.flatMap((route, at) => {
    if (isLater((it) => it.name, at, route)) return [`It declares the route ${route.name} twice.`];
    return isLater((it) => shapeOf(it.path), at, route) ? [`It declares the path ${route.path} twice.`] : [];
  });
}

/** Enough of an area's text to recognise it. */
const shown = (text: string): string => JSON.stringify(text.slice(0, mostCharacters.path));
