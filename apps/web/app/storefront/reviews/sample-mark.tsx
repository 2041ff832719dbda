export function SampleMark() {
  return (
    <span className="rounded-sm border border-line-strong px-1.5 py-px text-caption">Sample</span>
  );
}
