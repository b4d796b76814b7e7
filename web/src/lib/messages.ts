/** The messages of live play, told apart by their type. */
import type {
  Accept, Choose, Decline, Give, Hello, Leave, Prefer, Refused, Resign, Said, Say, TableChanged, Undo, View, Welcome,
} from '../wire'

export type { AnyView, Event, Said, TableFacts } from '../wire'
export type FromClient = Hello | Choose | Say | Undo | Give | Accept | Decline | Prefer | Resign | Leave
export type FromServer = Welcome | View | TableChanged | Said | Refused
