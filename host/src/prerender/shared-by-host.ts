import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as i18n from 'shared-kit/i18n';
import * as page from 'shared-kit/page';
import * as query from 'shared-kit/query';
import * as router from 'shared-kit/router';
import * as shell from 'shared-kit/shell';
import * as ui from 'shared-kit/ui';
import * as overlay from 'shared-kit/ui/overlay';

/** Modules that the host gives to prerendered areas, by their federation keys. */
export const sharedByHost: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'shared-kit/i18n': i18n,
  'shared-kit/page': page,
  'shared-kit/query': query,
  'shared-kit/router': router,
  'shared-kit/shell': shell,
  'shared-kit/ui': ui,
  'shared-kit/ui/overlay': overlay,
};
