import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { Job } from 'kubernetes-types/batch/v1.js';
import type { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-types/core/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';

/** Kubernetes' types by `apiVersion` and `kind`. */
export interface ManifestTypes {
  'apps/v1 Deployment': Deployment;
  'batch/v1 Job': Job;
  'v1 ConfigMap': ConfigMap;
  'v1 PersistentVolumeClaim': PersistentVolumeClaim;
  'v1 Service': Service;
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget;
}
