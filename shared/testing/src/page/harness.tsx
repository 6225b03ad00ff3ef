/** What a page or slot needs around it in a test: the shell's context, an API, messages and a data store. */
import type { FormResponse, Language } from '@mall/contracts';
import { addMessages, createI18n, MessagesProvider, messagesOf, type Translate } from '@mall/i18n';
import type { RouteTable } from '@mall/routing';
import {
  type Dialogs,
  DialogsContextV1,
  type LoaderArgs,
  loadInto,
  type ShellContext,
  ShellContextV1,
} from '@mall/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FakeData, type FakeForms, fakeApi } from './fake-api.ts';
import { fakeShellContext, siteRoutes, TEST_BRAND } from './fake-shell-context.ts';
import { allApps, readMessages } from './repository.ts';

export interface HarnessOptions {
  /** The app that the module belongs to, for instance `cinema`. */
  app: string;
  /** Language of a neutral path; Hungarian by default. */
  language?: Language | undefined;
  /** The API's data by call. */
  data?: FakeData | undefined;
  /** Responses to submitted forms. */
  forms?: FakeForms | undefined;
  /** The response to a form that was posted without a script. */
  formResponse?: FormResponse | undefined;
  /** The live apps, whose routes links may name; every app of the repository when not given. */
  apps?: readonly string[] | undefined;
}

export interface Harness {
  shellContext: ShellContext;
  t: Translate;
  load: LoaderArgs['load'];
  dialogs: jest.Mocked<Dialogs>;
  Providers: (props: { children: ReactNode }) => ReactNode;
}

/** The routes of the live apps. */
export function routesOf({ apps = allApps() }: Pick<HarnessOptions, 'apps'>): RouteTable {
  return siteRoutes(...apps);
}

export function createHarness(
  options: HarnessOptions,
  routes: RouteTable,
  language: Language,
): Harness {
  const { app, apps = allApps(), data = {} } = options;
  const i18n = createI18n(language, TEST_BRAND.name);
  addMessages(i18n, app, language, readMessages(app, language));
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const api = fakeApi(language, data, options.forms);
  const shellContext = {
    ...fakeShellContext(routes, apps, language, api),
    formResponse: options.formResponse,
  };
  const dialogs: Harness['dialogs'] = {
    showMessage: jest.fn(),
    showTrailer: jest.fn(),
    showOpeningHours: jest.fn(),
    showNewsletter: jest.fn(),
  };
  const Providers: Harness['Providers'] = ({ children }) => (
    <ShellContextV1 value={shellContext}>
      <MessagesProvider instance={i18n}>
        <QueryClientProvider client={client}>
          <DialogsContextV1 value={dialogs}>{children}</DialogsContextV1>
        </QueryClientProvider>
      </MessagesProvider>
    </ShellContextV1>
  );
  const t = messagesOf(i18n, app);
  return { shellContext, t, load: loadInto(client, shellContext.api), dialogs, Providers };
}
