// A number with its sign: clues, doom, resources. Says what it counts to those who do not see the sign.
import type { ReactNode } from "react";
import { Icon } from "./Icon";
import type { IconName } from "./icon-paths";

interface TallyProps {
  icon: IconName;
  label: string;
  children: ReactNode;
  className?: string;
}

export function Tally({ icon, label, children, className = "" }: TallyProps) {
  return (
    <span className={`ah-tally ${className}`} data-tally={icon} title={label}>
      <Icon name={icon} />
      <span className="unseen">{label}: </span>
      <b>{children}</b>
    </span>
  );
}
