/** What pages and slots are tested on: a visit, an API stand-in, messages and a data store. */
import type { Language } from '@mall/contracts';
import {
  addMessages,
  createI18n,
  type Messages,
  MessagesProvider,
  messagesOf,
  type Translate,
} from '@mall/i18n';
import type { RouteTable } from '@mall/routing';
import {
  type Dialogs,
  DialogsContextV1,
  type LoaderArgs,
  loadInto,
  type Visit,
  VisitContextV1,
} from '@mall/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiStandIn, type StandInData, type StandInForms } from './api-stand-in.ts';
import { allApps, readMessages } from './checkout.ts';
import { dialogsStandIn } from './dialogs-stand-in.ts';
import { siteRoutes, TEST_BRAND, visitStandIn } from './visit-stand-in.ts';

export interface StageOptions {
  /** The app that the module belongs to, for instance `cinema`. */
  app: string;
  /** Hungarian when not given and the path does not say. */
  language?: Language | undefined;
  /** What the API answers. */
  data?: StandInData | undefined;
  /** What becomes of a form that is sent. */
  forms?: StandInForms | undefined;
  /** The app's messages; read from its message files when not given. */
  messages?: Messages | undefined;
  /** The live apps, whose routes links may name; every app of the checkout when not given. */
  apps?: readonly string[] | undefined;
}

export interface Stage {
  visit: Visit;
  t: Translate;
  load: LoaderArgs['load'];
  dialogs: jest.Mocked<Dialogs>;
  Providers: (props: { children: ReactNode }) => ReactNode;
}

export function stageRoutes({ apps = allApps() }: Pick<StageOptions, 'apps'>): RouteTable {
  return siteRoutes(apps);
}

/** Sets the stage in one language. */
export function setStage(options: StageOptions, routes: RouteTable, language: Language): Stage {
  const { app, apps = allApps(), data = {}, messages = readMessages(app, language) } = options;
  const i18n = createI18n(language, TEST_BRAND.name);
  addMessages(i18n, app, language, messages);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const visit = visitStandIn(routes, apps, language, apiStandIn(language, data, options.forms));
  const dialogs = dialogsStandIn();
  const Providers: Stage['Providers'] = ({ children }) => (
    <VisitContextV1 value={visit}>
      <MessagesProvider instance={i18n}>
        <QueryClientProvider client={client}>
          <DialogsContextV1 value={dialogs}>{children}</DialogsContextV1>
        </QueryClientProvider>
      </MessagesProvider>
    </VisitContextV1>
  );
  const t = messagesOf(i18n, app);
  return { visit, t, load: loadInto(client, visit.api), dialogs, Providers };
}
