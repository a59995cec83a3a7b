import { Component, createContext, type ReactNode, use } from "react";
import { useLoaderData, useLocation } from "react-router-dom";
import { useAskAgain } from "./useAskAgain.ts";

/** Numbers the tries of a boundary for the queries below it, including the tries of outer boundaries. */
const AttemptContext = createContext("");

/** The current try of the boundaries around a component. A query that failed in one try runs again in the next. */
export const useAttempt = () => use(AttemptContext);

interface BoundaryProps {
  children: ReactNode;
  /** The location: after a navigation the children are shown again. */
  place: string;
  /** The children's data: when it has been requested again, the children are shown again. */
  data: unknown;
  ask: () => unknown;
  /** `ask` requests everything on the screen again, so that one try shows all that failed again. */
  isScreens: boolean;
  outerAttempt: string;
  renderFailure: (error: Error, retry: () => Promise<void>) => ReactNode;
}

interface State {
  error: Error | undefined;
  attempt: number;
}

/** What failed on the screen and is requested again with all of it. */
const failed = new Set<Boundary>();

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { error: undefined, attempt: 0 };

  static getDerivedStateFromError = (error: Error): Partial<State> => ({ error });

  override componentDidMount() {
    this.register();
  }

  override componentDidCatch() {
    this.register();
  }

  override componentWillUnmount() {
    failed.delete(this);
  }

  override componentDidUpdate({ place, data }: BoundaryProps) {
    const isOther = place !== this.props.place || data !== this.props.data;
    if (this.state.error && isOther) this.showAgain();
  }

  register = () => {
    if (this.state.error && this.props.isScreens) failed.add(this);
  };

  showAgain = () => {
    failed.delete(this);
    this.setState(({ attempt }) => ({ error: undefined, attempt: attempt + 1 }));
  };

  // Request new data before showing the children: they would throw the old error again.
  retry = async () => {
    await this.props.ask();
    const others = this.props.isScreens ? [...failed].filter((other) => other !== this) : [];
    for (const boundary of [this, ...others]) boundary.showAgain();
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
  /** Renders the error, with a button to try again. */
  renderFailure: BoundaryProps["renderFailure"];
  /** The children's data when it comes from neither the route nor a query of their own. New data shows the children again. */
  data?: unknown;
  /** Requests `data` again; by default everything on the screen is requested again. */
  ask?: (() => unknown) | undefined;
}

/** Replaces children that failed by an error, and shows them again after a new request, of its own or of an outer boundary. */
export function DataBoundary({ children, renderFailure, data, ask }: DataBoundaryProps) {
  const { key } = useLocation();
  const routeData: unknown = useLoaderData();
  const askAgain = useAskAgain();
  return (
    <Boundary
      place={key}
      data={data ?? routeData}
      ask={ask ?? askAgain}
      isScreens={ask === undefined}
      outerAttempt={useAttempt()}
      renderFailure={renderFailure}
    >
      {children}
    </Boundary>
  );
}
