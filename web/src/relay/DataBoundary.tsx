import { Component, createContext, type ReactNode, use } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { useAskAgain } from "./useAskAgain.ts";

/** Tells queries below a boundary its tries apart, those of the boundaries around it included. */
const AttemptContext = createContext("");

/** Which try of the boundaries around it this is: what failed in one is asked for anew in the next. */
export const useAttempt = () => use(AttemptContext);

interface BoundaryProps {
  children: ReactNode;
  /** Where the visitor is: on another page the children may be shown again. */
  place: string;
  /** What the children stand on: once it was asked for again they may be shown again. */
  data: unknown;
  ask: () => unknown;
  outerAttempt: string;
  renderFailure: (error: Error, retry: () => Promise<void>) => ReactNode;
}

interface State {
  error: Error | undefined;
  attempt: number;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, attempt: 0 };

  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });

  override componentDidUpdate({ place, data }: BoundaryProps) {
    const isOther = place !== this.props.place || data !== this.props.data;
    if (this.state.error && isOther) this.showAgain();
  }

  showAgain = () => this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }));

  // First the new answer is asked for: the children that are shown before would throw the old one again.
  retry = async () => {
    await this.props.ask();
    this.showAgain();
  };

  override render() {
    const { children, outerAttempt, renderFailure } = this.props;
    const { error, attempt } = this.state;
    if (error) return renderFailure(error, this.retry);
    return <AttemptContext value={`${outerAttempt}.${attempt}`}>{children}</AttemptContext>;
  }
}

export interface DataBoundaryProps {
  children: ReactNode;
  /** What stands there instead, with a way to try again. */
  renderFailure: BoundaryProps["renderFailure"];
  /** What the children stand on, when it isn't the route's or their own; another one may be shown. */
  data?: unknown;
  /** Asks for `data` anew; for everything on the screen when left out. */
  ask?: (() => unknown) | undefined;
}

/** Leaves out what went wrong, and shows it again when it was asked for again, here or by whatever is around it. */
export function DataBoundary({ children, renderFailure, data, ask }: DataBoundaryProps) {
  const { key } = useLocation();
  const routeData: unknown = useLoaderData();
  const askAgain = useAskAgain();
  return (
    <Boundary
      place={key}
      data={data ?? routeData}
      ask={ask ?? askAgain}
      outerAttempt={useAttempt()}
      renderFailure={renderFailure}
    >
      {children}
    </Boundary>
  );
}
