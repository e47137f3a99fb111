export type { Enqueuing, Job, JobEngine, JobRun, JobWork, NewJob } from "./engine.ts";
export { JobStopped } from "./engine.ts";
export { type DefinedJob, type JobContent, Jobs, type JobsOptions } from "./jobs.ts";
export { MemoryJobs } from "./memoryJobs.ts";
export type { Followable, Followed, FoundJob, JobReading } from "./resource.ts";
export { cancelJob, followed, jobModel, readJob } from "./resource.ts";
